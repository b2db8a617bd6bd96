# Fails: a lambda's parameter of the wrong type.
notify { 'v': message => [1, 'a'].map |Integer $x| { $x + 1 } }
