# Names that mean something to Puppet itself, case 171.
class error { notify { 'in': } }
include error
