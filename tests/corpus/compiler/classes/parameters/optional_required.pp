# Fails: an optional type does not make a parameter optional.
class a(Optional[Integer] $x) { }
include a
