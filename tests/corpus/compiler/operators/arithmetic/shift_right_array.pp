# Fails: an array is not shifted to the right.
notify { 'never': message => [1] >> 1 }
