# Fails: a number and a string are not ordered.
notify { 'never': message => 10 < '9' }
