# Fails: a string takes one or two indices.
notify { 'never': message => 'abc'[1, 2, 3] }
