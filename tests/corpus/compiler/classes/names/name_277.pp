# Names that mean something to Puppet itself, case 277.
class settings { $x = 1 } notice($settings::x)
