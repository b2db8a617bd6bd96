# A lambda with a type for its value.
notify { 'v': message => with(1) |$x| >> Integer { $x } }
