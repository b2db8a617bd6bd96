# Names that mean something to Puppet itself, case 328.
define cron($x) { } cron { 'a': x => 1 }
