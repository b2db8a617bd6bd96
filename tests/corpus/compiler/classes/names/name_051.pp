# Names that mean something to Puppet itself, case 51.
class settings { class sub { notify { 'in': } } }
include settings
include settings::sub
