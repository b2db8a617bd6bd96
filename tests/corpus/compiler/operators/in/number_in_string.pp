# A number is not in a string.
notify { 'values': message => [1 in '123', 1.5 in '1.5'] }
