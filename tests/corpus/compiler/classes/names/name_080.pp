# Fails: names that mean something to Puppet itself, case 80.
define stage($p = 1) { notify { "in-$title": message => $p } }
stage { 'q': p => 2, require => Stage['r'] }
stage { 'r': }
Stage { p => 4 }
