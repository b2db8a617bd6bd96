# Fails: names that mean something to Puppet itself, case 286.
class component { } class { 'component': }
