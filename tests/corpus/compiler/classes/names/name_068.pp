# Names that mean something to Puppet itself, case 68.
class class::sub { notify { 'in': } }
include class::sub
