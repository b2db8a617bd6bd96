# Names that mean something to Puppet itself, case 23.
define main($p = 1) { notify { "in-$title": message => $p } }
main { 'q': p => 2, require => Main['r'] }
main { 'r': }
Main { p => 4 }
