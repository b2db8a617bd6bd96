# Fails: names that mean something to Puppet itself, case 303.
class component { } @class { 'component': }
