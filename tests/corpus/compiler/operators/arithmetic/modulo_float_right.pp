# Fails: there is no remainder of a division by a float.
notify { 'never': message => 7 % 2.5 }
