# Fails: names that mean something to Puppet itself, case 168.
notice(Deferred['x'])
notice(type(Deferred['x']))
