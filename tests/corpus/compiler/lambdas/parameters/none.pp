# Fails: a lambda without parameters, for a function that gives one.
notify { 'v': message => [1, 2].map || { 5 } }
