# Names that mean something to Puppet itself, case 147.
class a inherits pcore { }
class pcore { $x = 1 }
include a
notice($a::x, $pcore::x)
