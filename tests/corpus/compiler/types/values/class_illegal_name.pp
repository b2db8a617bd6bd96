# Fails: a class reference with a name that is none.
notify { 'v': message => Class['not valid'] }
