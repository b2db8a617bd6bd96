# Names that mean something to Puppet itself, case 96.
class whit { notify { 'in': } }
class { 'whit': }
notify { 'x': require => Class['whit'] }
