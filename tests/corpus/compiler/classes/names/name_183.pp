# Names that mean something to Puppet itself, case 183.
define error::sub { notify { 'in': } }
error::sub { 'x': }
