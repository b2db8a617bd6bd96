# Names that mean something to Puppet itself, case 368.
notify { 'a': require => 'class[settings]' }
