# Names that mean something to Puppet itself, case 258.
Class['settings'] -> notify { 'a': }
