# Names that mean something to Puppet itself, case 210.
class facts { notify { 'in': } }
class { 'facts': }
notify { 'x': require => Class['facts'] }
