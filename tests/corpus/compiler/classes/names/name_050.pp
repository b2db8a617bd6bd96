# Names that mean something to Puppet itself, case 50.
define settings::sub { notify { 'in': } }
settings::sub { 'x': }
