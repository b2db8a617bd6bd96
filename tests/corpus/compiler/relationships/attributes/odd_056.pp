# Odd names and references, case 56.
user { 'x': name => 'y' } notify { 'c': before => [User['y'], 'User[x]'] }
