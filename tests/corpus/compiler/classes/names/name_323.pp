# Names that mean something to Puppet itself, case 323.
define file { notify { 'x': } } file { 'a': }
