# Names that mean something to Puppet itself, case 292.
notify { 'a': message => [Class['component'], Class['Component']] }
