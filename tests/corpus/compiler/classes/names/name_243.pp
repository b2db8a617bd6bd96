# Names that mean something to Puppet itself, case 243.
notify { 'a': message => Resource['nosuch'] }
