# Names that mean something to Puppet itself, case 38.
class settings { notify { 'in': } }
include settings
