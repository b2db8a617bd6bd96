# Names that mean something to Puppet itself, case 322.
define stage { notify { 'x': } } stage { 'a': } class q { } class { 'q': stage => 'a' }
