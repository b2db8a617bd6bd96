# Names that mean something to Puppet itself, case 144.
class pcore::sub { notify { 'in': } }
include pcore::sub
