# Names that mean something to Puppet itself, case 187.
notice(Error['x'])
notice(type(Error['x']))
