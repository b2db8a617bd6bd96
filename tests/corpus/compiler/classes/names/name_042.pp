# Fails: names that mean something to Puppet itself, case 42.
define settings($p = 1) { notify { "in-$title": message => $p } }
settings { 'q': p => 2, require => Settings['r'] }
settings { 'r': }
Settings { p => 4 }
