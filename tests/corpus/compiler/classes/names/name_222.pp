# Names that mean something to Puppet itself, case 222.
class facts { class sub { notify { 'in': } } }
include facts
include facts::sub
