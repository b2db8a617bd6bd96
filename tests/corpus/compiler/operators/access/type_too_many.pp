# Fails: a type with too many parameters.
notify { 'never': message => Integer[1, 2, 3] }
