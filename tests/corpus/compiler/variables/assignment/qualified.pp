# Fails: variables of other scopes cannot be assigned.
class c { }
$c::x = 1
