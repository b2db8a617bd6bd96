# Names that mean something to Puppet itself, case 165.
class deferred { class sub { notify { 'in': } } }
include deferred
include deferred::sub
