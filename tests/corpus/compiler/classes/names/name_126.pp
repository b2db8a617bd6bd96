# Names that mean something to Puppet itself, case 126.
define resource::sub { notify { 'in': } }
resource::sub { 'x': }
