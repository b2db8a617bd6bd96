# Fails: the least integer has no predecessor.
notify { 'never': message => -9223372036854775807 - 2 }
