# Fails: an empty string is no number.
notify { 'never': message => '' + 1 }
