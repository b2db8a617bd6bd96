# Names that mean something to Puppet itself, case 251.
realize(Class['settings'])
