# Names that mean something to Puppet itself, case 94.
notify { 'a': require => Stage['main'] }
