# A lambda called with too many arguments.
notify { 'v': message => with(1, 2) |$x| { $x } }
