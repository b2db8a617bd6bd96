# Fails: a number out of range.
class a(Integer[1, 10] $x) { }
class { 'a': x => 11 }
