# Fails: a class with a number for a name.
notify { 'x': message => Class[5] }
