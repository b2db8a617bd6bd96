# Names that mean something to Puppet itself, case 73.
notice(Class['x'])
notice(type(Class['x']))
