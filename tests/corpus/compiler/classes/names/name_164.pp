# Names that mean something to Puppet itself, case 164.
define deferred::sub { notify { 'in': } }
deferred::sub { 'x': }
