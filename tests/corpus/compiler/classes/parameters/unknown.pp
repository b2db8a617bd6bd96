# Fails: a parameter that the class does not have.
class a($x = 1) { }
class { 'a': y => 2 }
