# Names that mean something to Puppet itself, case 249.
realize(Resource['nosuch','settings'])
