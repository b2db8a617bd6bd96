# Names that mean something to Puppet itself, case 221.
define facts::sub { notify { 'in': } }
facts::sub { 'x': }
