# Names that mean something to Puppet itself, case 127.
class resource { class sub { notify { 'in': } } }
include resource
include resource::sub
