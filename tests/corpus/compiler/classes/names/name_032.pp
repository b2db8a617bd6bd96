# Names that mean something to Puppet itself, case 32.
class main { class sub { notify { 'in': } } }
include main
include main::sub
