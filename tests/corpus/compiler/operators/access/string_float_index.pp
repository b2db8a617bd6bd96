# Fails: a float is no index.
notify { 'never': message => 'abc'[1.5] }
