# Names that mean something to Puppet itself, case 152.
class deferred { notify { 'in': } }
include deferred
