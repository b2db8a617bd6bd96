# Names that mean something to Puppet itself, case 203.
class annotation { class sub { notify { 'in': } } }
include annotation
include annotation::sub
