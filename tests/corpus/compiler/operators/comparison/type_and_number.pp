# A type and a number.
notify { 'never': message => Integer < 1 }
