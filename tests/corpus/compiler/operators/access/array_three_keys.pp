# Fails: an array takes one or two indices.
notify { 'never': message => [1, 2, 3][0, 1, 2] }
