# Fails: a reference of a type that does not exist.
notify { 'v': message => "${Nosuch['a']}" }
