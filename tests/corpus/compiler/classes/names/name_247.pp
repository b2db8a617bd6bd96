# Fails: names that mean something to Puppet itself, case 247.
realize(Resource['nosuch'])
