# Fails: one element cannot be evaluated.
notify { 'never': message => [1, 2, $nothing] }
