# Names that mean something to Puppet itself, case 109.
class a inherits whit { }
class whit { $x = 1 }
include a
notice($a::x, $whit::x)
