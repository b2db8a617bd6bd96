# A lambda's parameter with a type.
notify { 'v': message => [1, 2].map |Integer $x| { $x + 1 } }
