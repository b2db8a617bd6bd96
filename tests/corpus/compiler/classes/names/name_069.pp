# Names that mean something to Puppet itself, case 69.
define class::sub { notify { 'in': } }
class::sub { 'x': }
