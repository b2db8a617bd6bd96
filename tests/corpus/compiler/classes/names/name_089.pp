# Names that mean something to Puppet itself, case 89.
class stage { class sub { notify { 'in': } } }
include stage
include stage::sub
