# Fails: an array is not multiplied.
notify { 'never': message => [1] * 2 }
