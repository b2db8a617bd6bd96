# Names that mean something to Puppet itself, case 367.
notify { 'a': require => 'Class[settings]' }
