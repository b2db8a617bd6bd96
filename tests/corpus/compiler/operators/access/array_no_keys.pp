# Fails: an array takes at least one index.
notify { 'never': message => [1, 2, 3][] }
