# Names that mean something to Puppet itself, case 106.
class whit::sub { notify { 'in': } }
include whit::sub
