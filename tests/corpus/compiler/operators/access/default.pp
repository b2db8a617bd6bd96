# Fails: the word default has no elements.
notify { 'never': message => default[0] }
