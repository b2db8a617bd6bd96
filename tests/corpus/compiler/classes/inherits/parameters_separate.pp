# Fails: a class does not take parameters of its parent.
class a($x = 1) { }
class b inherits a { }
class { 'b': x => 2 }
