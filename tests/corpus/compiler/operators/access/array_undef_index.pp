# Fails: nothing is no index of an array.
notify { 'never': message => [1, 2][undef] }
