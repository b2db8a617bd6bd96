# Fails: a value of the wrong type.
class a(Integer $x) { }
class { 'a': x => 'one' }
