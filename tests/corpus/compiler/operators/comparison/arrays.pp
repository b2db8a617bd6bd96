# Fails: arrays are not ordered.
notify { 'never': message => [1] < [2] }
