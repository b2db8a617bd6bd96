# Fails: names that mean something to Puppet itself, case 246.
realize(Resource['main'])
