# Names that mean something to Puppet itself, case 232.
notify { 'a': require => Resource['nosuch','settings'] }
