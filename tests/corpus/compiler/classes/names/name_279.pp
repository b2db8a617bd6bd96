# Names that mean something to Puppet itself, case 279.
class a inherits settings { notice($confdir =~ String, $settings::strict) } include a
