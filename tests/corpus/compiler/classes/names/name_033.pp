# Names that mean something to Puppet itself, case 33.
class a inherits main { }
class main { $x = 1 }
include a
notice($a::x, $main::x)
