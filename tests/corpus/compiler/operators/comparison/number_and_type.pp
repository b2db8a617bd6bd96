# Fails: a number and a type are not ordered.
notify { 'never': message => 1 < Integer }
