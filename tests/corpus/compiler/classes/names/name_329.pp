# Names that mean something to Puppet itself, case 329.
define host($x) { } host { 'a': x => 1 }
