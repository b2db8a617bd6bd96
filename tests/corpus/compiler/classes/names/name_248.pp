# Fails: names that mean something to Puppet itself, case 248.
realize(Resource['nosuch','b'])
