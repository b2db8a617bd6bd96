# Fails: a default reads a later parameter by its full name.
class c($p = $c::q, $q = 1) { }
include c
