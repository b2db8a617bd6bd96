# Names that mean something to Puppet itself, case 20.
class main { notify { 'in': } }
class { 'main': }
notify { 'x': require => Class['main'] }
