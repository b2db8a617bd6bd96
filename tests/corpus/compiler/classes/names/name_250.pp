# Fails: names that mean something to Puppet itself, case 250.
realize(Class['main'])
