# Names that mean something to Puppet itself, case 330.
define mount($x) { } mount { 'a': x => 1 }
