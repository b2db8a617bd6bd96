# Fails: a function that does not exist.
notify { 'v': message => nosuchfunction(1) }
