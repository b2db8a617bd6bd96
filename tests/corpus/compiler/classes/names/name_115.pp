# Names that mean something to Puppet itself, case 115.
class resource { notify { 'in': } }
class { 'resource': }
notify { 'x': require => Class['resource'] }
