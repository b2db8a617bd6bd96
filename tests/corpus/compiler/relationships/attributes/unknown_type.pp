# Fails: a reference of a type that does not exist.
notify { 'x': require => Nosuch['a'] }
