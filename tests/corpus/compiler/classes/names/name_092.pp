# Names that mean something to Puppet itself, case 92.
notice(Stage['x'])
notice(type(Stage['x']))
