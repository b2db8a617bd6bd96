# Fails: a recursive type as a value.
notify { 'x': message => Data }
