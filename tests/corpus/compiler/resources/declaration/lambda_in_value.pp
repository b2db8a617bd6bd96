# A lambda in a value.
notify { 'x': message => [3, 1, 2].map |$v| { $v * 2 } }
