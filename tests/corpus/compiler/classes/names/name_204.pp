# Names that mean something to Puppet itself, case 204.
class a inherits annotation { }
class annotation { $x = 1 }
include a
notice($a::x, $annotation::x)
