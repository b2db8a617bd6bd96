# Fails: a word is no index of an array.
notify { 'never': message => [1, 2]['a'] }
