# Names that mean something to Puppet itself, case 244.
notify { 'a': message => Resource['nosuch','b'] }
