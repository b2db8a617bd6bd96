# Names that mean something to Puppet itself, case 256.
Resource['nosuch', 'settings'] -> notify { 'a': }
