# Fails: a type is no number.
notify { 'never': message => Integer + 1 }
