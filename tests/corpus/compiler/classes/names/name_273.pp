# Names that mean something to Puppet itself, case 273.
class main { $x = 1 notify { 'in': } } include 'main' notice($main::x, $::main::x, $::x)
