# Names that mean something to Puppet itself, case 213.
define facts($p = 1) { notify { "in-$title": message => $p } }
facts { 'q': p => 2, require => Facts['r'] }
facts { 'r': }
Facts { p => 4 }
