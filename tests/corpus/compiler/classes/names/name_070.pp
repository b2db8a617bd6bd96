# Fails: names that mean something to Puppet itself, case 70.
class class { class sub { notify { 'in': } } }
include class
include class::sub
