# Fails: a truth value is no number.
notify { 'never': message => true + 1 }
