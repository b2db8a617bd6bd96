# Fails: remainder of a division by zero.
notify { 'never': message => 7 % 0 }
