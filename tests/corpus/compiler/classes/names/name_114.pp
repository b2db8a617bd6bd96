# Names that mean something to Puppet itself, case 114.
class resource { notify { 'in': } }
include resource
