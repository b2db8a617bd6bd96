# Names that mean something to Puppet itself, case 128.
class a inherits resource { }
class resource { $x = 1 }
include a
notice($a::x, $resource::x)
