# Names that mean something to Puppet itself, case 146.
class pcore { class sub { notify { 'in': } } }
include pcore
include pcore::sub
