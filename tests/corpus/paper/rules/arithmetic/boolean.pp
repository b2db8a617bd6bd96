# Fails: a boolean is no number.
notify { 'never': message => true + 1 }
