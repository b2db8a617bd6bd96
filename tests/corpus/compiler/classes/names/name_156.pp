# Names that mean something to Puppet itself, case 156.
define deferred($p = 1) { notify { "in-$title": message => $p } }
deferred { 'q': p => 2, require => Deferred['r'] }
deferred { 'r': }
Deferred { p => 4 }
