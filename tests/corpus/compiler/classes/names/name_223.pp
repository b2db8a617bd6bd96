# Names that mean something to Puppet itself, case 223.
class a inherits facts { }
class facts { $x = 1 }
include a
notice($a::x, $facts::x)
