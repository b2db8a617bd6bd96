# Names that mean something to Puppet itself, case 324.
define notify { } notify { 'a': }
