# Names that mean something to Puppet itself, case 202.
define annotation::sub { notify { 'in': } }
annotation::sub { 'x': }
