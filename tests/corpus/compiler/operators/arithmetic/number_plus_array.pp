# Fails: a number plus an array is no sum.
notify { 'never': message => 1 + [2] }
