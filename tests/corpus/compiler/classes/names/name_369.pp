# Names that mean something to Puppet itself, case 369.
notify { 'a': require => 'Class[Settings]' }
