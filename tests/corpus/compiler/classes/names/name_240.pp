# Names that mean something to Puppet itself, case 240.
notify { 'a': require => Stage['main'] }
