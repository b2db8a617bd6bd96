# Fails: names that mean something to Puppet itself, case 266.
class { '': }
