# Names that mean something to Puppet itself, case 134.
class pcore { notify { 'in': } }
class { 'pcore': }
notify { 'x': require => Class['pcore'] }
