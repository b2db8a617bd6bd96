# Names that mean something to Puppet itself, case 209.
class facts { notify { 'in': } }
include facts
