# Fails: a word is no number.
notify { 'never': message => 1 + 'one' }
