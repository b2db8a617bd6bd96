# Each call of a lambda has its own variables.
[1, 2].each |$x| { $y = $x * 2 notify { "y${y}": } }
