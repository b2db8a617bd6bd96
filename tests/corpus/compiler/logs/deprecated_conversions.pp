# Functions that convert their arguments say once that they will not for ever.
notify { 'x': message => [abs('-3'), floor('1.5'), ceiling('1.5'), max('1', 2), min('a', 1)] }
notify { 'y': message => abs('-4') }
