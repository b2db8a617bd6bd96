# Fails: a value outside of a type alias.
type Port = Integer[1, 65535]
class a(Port $p) { }
class { 'a': p => 0 }
