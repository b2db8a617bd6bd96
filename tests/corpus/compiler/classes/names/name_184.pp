# Names that mean something to Puppet itself, case 184.
class error { class sub { notify { 'in': } } }
include error
include error::sub
