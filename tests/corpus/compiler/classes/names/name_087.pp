# Names that mean something to Puppet itself, case 87.
class stage::sub { notify { 'in': } }
include stage::sub
