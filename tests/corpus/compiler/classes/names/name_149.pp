# Fails: names that mean something to Puppet itself, case 149.
notice(Pcore['x'])
notice(type(Pcore['x']))
