# Names that mean something to Puppet itself, case 269.
class main { notice('x') } include main notify { 'a': require => Class['main'] }
