# Names that mean something to Puppet itself, case 130.
notice(Resource['x'])
notice(type(Resource['x']))
