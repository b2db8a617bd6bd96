# Names that mean something to Puppet itself, case 191.
class annotation { notify { 'in': } }
class { 'annotation': }
notify { 'x': require => Class['annotation'] }
