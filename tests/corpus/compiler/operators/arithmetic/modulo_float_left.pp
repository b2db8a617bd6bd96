# Fails: a float has no remainder.
notify { 'never': message => 7.5 % 2 }
