# Names that mean something to Puppet itself, case 30.
class main::sub { notify { 'in': } }
include main::sub
