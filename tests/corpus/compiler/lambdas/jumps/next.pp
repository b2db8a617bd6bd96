# The word next gives the value of a call.
notify { 'v': message => [1, 2, 3].map |$x| { if $x == 2 { next('two') } $x } }
