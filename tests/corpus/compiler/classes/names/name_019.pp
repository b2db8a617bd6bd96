# Names that mean something to Puppet itself, case 19.
class main { notify { 'in': } }
include main
