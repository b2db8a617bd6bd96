# Fails: an odd number of values makes no hash.
notify { 'never': message => { a => 1 } + ['b', 2, 'c'] }
