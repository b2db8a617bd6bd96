# Names that mean something to Puppet itself, case 133.
class pcore { notify { 'in': } }
include pcore
