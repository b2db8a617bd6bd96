# Fails: several parameters that the class does not have.
class a($x) { }
class { 'a': y => 2, z => 3 }
