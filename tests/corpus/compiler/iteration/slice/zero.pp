# Fails: a slice of size zero.
notify { 'v': message => [1, 2].slice(0) }
