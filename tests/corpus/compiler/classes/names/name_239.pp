# Names that mean something to Puppet itself, case 239.
notify { 'a': require => Resource['stage','main'] }
