# Names that mean something to Puppet itself, case 52.
class a inherits settings { }
class settings { $x = 1 }
include a
notice($a::x, $settings::x)
