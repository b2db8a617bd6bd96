# Fails: names that mean something to Puppet itself, case 261.
class { 'main': }
