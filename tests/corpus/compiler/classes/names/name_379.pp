# Names that mean something to Puppet itself, case 379.
class main { } include main notify { 'a': require => Class['Main'] }
