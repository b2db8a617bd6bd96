# Names that mean something to Puppet itself, case 76.
class stage { notify { 'in': } }
include stage
