# Names that mean something to Puppet itself, case 320.
whit { 'a': }
