# Fails: names that mean something to Puppet itself, case 14.
class a inherits component { }
class component { $x = 1 }
include a
notice($a::x, $component::x)
