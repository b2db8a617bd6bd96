# Fails: a type alias must come before the class that uses it.
class a(Port $p = 1) { notify { "p${p}": } }
type Port = Integer
include a
