# Names that mean something to Puppet itself, case 363.
notify { 'a': message => Class['main'] }
