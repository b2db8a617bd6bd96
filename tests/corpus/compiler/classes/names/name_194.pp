# Names that mean something to Puppet itself, case 194.
define annotation($p = 1) { notify { "in-$title": message => $p } }
annotation { 'q': p => 2, require => Annotation['r'] }
annotation { 'r': }
Annotation { p => 4 }
