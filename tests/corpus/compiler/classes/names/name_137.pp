# Names that mean something to Puppet itself, case 137.
define pcore($p = 1) { notify { "in-$title": message => $p } }
pcore { 'q': p => 2, require => Pcore['r'] }
pcore { 'r': }
Pcore { p => 4 }
