# Names that mean something to Puppet itself, case 291.
notify { 'a': message => Class['component'] }
