# Names that mean something to Puppet itself, case 11.
class component::sub { notify { 'in': } }
include component::sub
