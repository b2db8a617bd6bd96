# Fails: a type that takes no parameters.
notify { 'never': message => Undef[1] }
