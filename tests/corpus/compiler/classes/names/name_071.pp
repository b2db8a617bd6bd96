# Fails: names that mean something to Puppet itself, case 71.
class a inherits class { }
class class { $x = 1 }
include a
notice($a::x, $class::x)
