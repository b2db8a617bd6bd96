# Names that mean something to Puppet itself, case 112.
whit { 'x': }
