# Fails: names that mean something to Puppet itself, case 57.
class class { notify { 'in': } }
include class
