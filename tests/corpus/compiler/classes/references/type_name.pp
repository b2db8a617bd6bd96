# Fails: a class as a type, with an empty name.
notify { 'x': message => Class[''] }
