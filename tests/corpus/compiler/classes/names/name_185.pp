# Names that mean something to Puppet itself, case 185.
class a inherits error { }
class error { $x = 1 }
include a
notice($a::x, $error::x)
