# Fails: a lambda's value of the wrong type.
notify { 'v': message => with('a') |$x| >> Integer { $x } }
