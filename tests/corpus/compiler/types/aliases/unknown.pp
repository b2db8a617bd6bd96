# Fails: a type that does not exist.
notify { 'v': message => 1 =~ Nosuchtype }
