# Names that mean something to Puppet itself, case 182.
class error::sub { notify { 'in': } }
include error::sub
