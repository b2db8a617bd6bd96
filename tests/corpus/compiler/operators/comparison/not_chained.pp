# Fails: the result of a comparison is no number.
notify { 'never': message => (1 < 2) < 3 }
