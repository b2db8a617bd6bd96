# Names that mean something to Puppet itself, case 88.
define stage::sub { notify { 'in': } }
stage::sub { 'x': }
