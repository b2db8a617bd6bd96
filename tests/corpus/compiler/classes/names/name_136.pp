# Names that mean something to Puppet itself, case 136.
define pcore { notify { "in-$title": } }
pcore { 'q': }
