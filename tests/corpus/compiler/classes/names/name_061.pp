# Fails: names that mean something to Puppet itself, case 61.
define class($p = 1) { notify { "in-$title": message => $p } }
class { 'q': p => 2, require => Class['r'] }
class { 'r': }
Class { p => 4 }
