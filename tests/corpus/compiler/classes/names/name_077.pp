# Names that mean something to Puppet itself, case 77.
class stage { notify { 'in': } }
class { 'stage': }
notify { 'x': require => Class['stage'] }
