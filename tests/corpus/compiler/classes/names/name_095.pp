# Names that mean something to Puppet itself, case 95.
class whit { notify { 'in': } }
include whit
