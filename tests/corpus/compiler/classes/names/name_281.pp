# Names that mean something to Puppet itself, case 281.
class a inherits main { } class main { $q = 3 } include a notice($a::q)
