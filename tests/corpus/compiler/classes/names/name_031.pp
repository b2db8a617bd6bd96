# Names that mean something to Puppet itself, case 31.
define main::sub { notify { 'in': } }
main::sub { 'x': }
