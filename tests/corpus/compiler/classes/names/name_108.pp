# Names that mean something to Puppet itself, case 108.
class whit { class sub { notify { 'in': } } }
include whit
include whit::sub
