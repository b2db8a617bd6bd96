# The word break ends a loop.
notify { 'v': message => [1, 2, 3].map |$x| { if $x == 3 { break() } $x * 2 } }
