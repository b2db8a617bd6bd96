# Fails: a product can be too great.
notify { 'never': message => 9223372036854775807 * 3 }
