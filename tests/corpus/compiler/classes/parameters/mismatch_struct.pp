# Fails: a struct with a wrong key.
class a(Struct[{ a => Integer, Optional[b] => String }] $x) { }
class { 'a': x => { a => 1, c => 2 } }
