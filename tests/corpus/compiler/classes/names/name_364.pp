# Names that mean something to Puppet itself, case 364.
notify { 'a': message => Resource['nosuch'] }
