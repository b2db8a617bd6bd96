# Fails: a number that is too great is an error where it is written.
notify { 'never': message => 9223372036854775808 }
