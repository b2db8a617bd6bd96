# Fails: names that mean something to Puppet itself, case 301.
class component($x) { } class { 'component': x => 1 }
