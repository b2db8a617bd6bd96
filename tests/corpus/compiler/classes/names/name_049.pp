# Names that mean something to Puppet itself, case 49.
class settings::sub { notify { 'in': } }
include settings::sub
