# An assignment has a value.
notify { 'value': message => ($a = 5) + 1 }
notify { 'again': message => $a }
