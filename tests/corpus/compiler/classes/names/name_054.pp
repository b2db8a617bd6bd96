# Fails: names that mean something to Puppet itself, case 54.
notice(Settings['x'])
notice(type(Settings['x']))
