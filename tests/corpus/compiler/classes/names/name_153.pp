# Names that mean something to Puppet itself, case 153.
class deferred { notify { 'in': } }
class { 'deferred': }
notify { 'x': require => Class['deferred'] }
