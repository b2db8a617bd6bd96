# Fails: the least integer cannot be written with a minus.
notify { 'never': message => -9223372036854775808 }
