# Names that mean something to Puppet itself, case 201.
class annotation::sub { notify { 'in': } }
include annotation::sub
