# Fails: nothing is no number.
notify { 'never': message => undef + 1 }
