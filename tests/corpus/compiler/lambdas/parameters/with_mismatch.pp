# Fails: a lambda called directly with the wrong type.
notify { 'v': message => with('a') |Integer $x| { $x + 1 } }
