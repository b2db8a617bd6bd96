# Fails: names that mean something to Puppet itself, case 35.
notice(Main['x'])
notice(type(Main['x']))
