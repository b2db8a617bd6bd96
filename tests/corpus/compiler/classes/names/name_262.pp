# Fails: names that mean something to Puppet itself, case 262.
class { 'settings': }
