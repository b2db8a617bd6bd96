# Names that mean something to Puppet itself, case 166.
class a inherits deferred { }
class deferred { $x = 1 }
include a
notice($a::x, $deferred::x)
