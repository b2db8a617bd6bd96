# Fails: a float is not shifted.
notify { 'never': message => 1.5 << 2 }
