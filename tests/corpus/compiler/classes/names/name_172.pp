# Names that mean something to Puppet itself, case 172.
class error { notify { 'in': } }
class { 'error': }
notify { 'x': require => Class['error'] }
