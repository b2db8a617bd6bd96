# Names that mean something to Puppet itself, case 235.
notify { 'a': require => Class['settings'] }
