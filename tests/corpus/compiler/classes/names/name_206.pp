# Fails: names that mean something to Puppet itself, case 206.
notice(Annotation['x'])
notice(type(Annotation['x']))
