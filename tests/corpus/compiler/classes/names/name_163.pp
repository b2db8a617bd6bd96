# Names that mean something to Puppet itself, case 163.
class deferred::sub { notify { 'in': } }
include deferred::sub
