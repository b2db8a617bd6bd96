# Names that mean something to Puppet itself, case 245.
notify { 'a': message => [Resource['nosuch','b'], Resource['nosuch']] }
