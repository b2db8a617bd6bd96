# Fails: a required parameter with a type given as undef.
class a(Integer $x) { }
class { 'a': x => undef }
