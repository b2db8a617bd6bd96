# Names that mean something to Puppet itself, case 321.
define stage { notify { 'x': } } stage { 'a': }
