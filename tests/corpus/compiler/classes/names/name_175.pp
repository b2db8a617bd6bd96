# Names that mean something to Puppet itself, case 175.
define error($p = 1) { notify { "in-$title": message => $p } }
error { 'q': p => 2, require => Error['r'] }
error { 'r': }
Error { p => 4 }
