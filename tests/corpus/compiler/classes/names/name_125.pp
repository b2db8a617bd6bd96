# Names that mean something to Puppet itself, case 125.
class resource::sub { notify { 'in': } }
include resource::sub
