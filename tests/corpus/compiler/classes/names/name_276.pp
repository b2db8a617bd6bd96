# Names that mean something to Puppet itself, case 276.
class settings { $x = 1 } include settings notice($settings::x, $settings::confdir =~ String)
