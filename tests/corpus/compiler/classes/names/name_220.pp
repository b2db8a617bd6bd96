# Names that mean something to Puppet itself, case 220.
class facts::sub { notify { 'in': } }
include facts::sub
