# Fails: several values of the wrong type.
class a(Integer $x, String $y) { }
class { 'a': x => 'one', y => 2 }
