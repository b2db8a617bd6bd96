# Fails: names that mean something to Puppet itself, case 74.
class { 'x': }
