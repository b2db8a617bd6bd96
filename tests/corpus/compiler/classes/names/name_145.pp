# Names that mean something to Puppet itself, case 145.
define pcore::sub { notify { 'in': } }
pcore::sub { 'x': }
