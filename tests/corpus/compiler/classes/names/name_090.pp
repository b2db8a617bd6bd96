# Names that mean something to Puppet itself, case 90.
class a inherits stage { }
class stage { $x = 1 }
include a
notice($a::x, $stage::x)
