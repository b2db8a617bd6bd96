# Fails: a lambda called with too few arguments.
notify { 'v': message => with(1) |$x, $y| { $y } }
