# A lambda's parameter with a default.
notify { 'v': message => [1, 2].map |$x, $y = 7| { "${x}-${y}" } }
