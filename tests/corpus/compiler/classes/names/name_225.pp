# Fails: names that mean something to Puppet itself, case 225.
notice(Facts['x'])
notice(type(Facts['x']))
