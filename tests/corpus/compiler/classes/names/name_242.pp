# Names that mean something to Puppet itself, case 242.
notify { 'a': message => Resource['main'] }
