# Unusual expressions as values of attributes, case 22.
notify { 'a': message => case 1 { 1: { 'x' } default: { 'y' } } }
