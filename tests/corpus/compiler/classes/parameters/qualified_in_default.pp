# A default reads a parameter of its class by its full name.
class c($p = 1, $q = "${c::p}-${c::title}") { notify { $q: } }
include c
