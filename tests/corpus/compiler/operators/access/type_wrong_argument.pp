# Fails: a type with a parameter that makes no sense.
notify { 'never': message => Integer['a'] }
