# Names that mean something to Puppet itself, case 377.
class main { } include main notify { 'a': require => Class['main'] }
