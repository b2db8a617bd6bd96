# Names that mean something to Puppet itself, case 190.
class annotation { notify { 'in': } }
include annotation
