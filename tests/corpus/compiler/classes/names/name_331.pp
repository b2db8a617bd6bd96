# Names that mean something to Puppet itself, case 331.
define anchor($x) { } anchor { 'a': x => 1 } notify { 'z': require => Anchor['a'] }
