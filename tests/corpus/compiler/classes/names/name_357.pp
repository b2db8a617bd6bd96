# Fails: names that mean something to Puppet itself, case 357.
class { 'NoSuch::A': }
