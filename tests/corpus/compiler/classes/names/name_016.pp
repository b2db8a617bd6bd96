# Names that mean something to Puppet itself, case 16.
notice(Component['x'])
notice(type(Component['x']))
