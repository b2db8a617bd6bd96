# Names that mean something to Puppet itself, case 378.
class main { } include main notify { 'a': require => 'Class[main]' }
