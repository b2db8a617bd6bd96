# Names that mean something to Puppet itself, case 111.
notice(Whit['x'])
notice(type(Whit['x']))
