# Names that mean something to Puppet itself, case 333.
define data { } data { 'a': } notify { 'z': require => Data['a'] }
