# Fails: names that mean something to Puppet itself, case 287.
class component { } class { 'Component': }
