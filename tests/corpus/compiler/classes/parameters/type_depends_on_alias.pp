# A type alias as the type of a parameter.
type Port = Integer[1, 65535]
class a(Port $p = 80) { notify { "p${p}": } }
include a
