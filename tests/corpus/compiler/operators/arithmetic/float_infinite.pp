# Fails: a product of floats can be infinite.
notify { 'never': message => 1.0e300 * 1.0e300 }
