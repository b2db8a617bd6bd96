# Fails: the word default is no number.
notify { 'never': message => default + 1 }
