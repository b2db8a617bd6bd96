# Fails: names that mean something to Puppet itself, case 356.
class { 'NoSuch': }
