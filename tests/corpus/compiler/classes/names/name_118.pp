# Fails: names that mean something to Puppet itself, case 118.
define resource($p = 1) { notify { "in-$title": message => $p } }
resource { 'q': p => 2, require => Resource['r'] }
resource { 'r': }
Resource { p => 4 }
