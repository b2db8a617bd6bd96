# A lambda's parameter is undef.
notify { 'v': message => [undef].map |$x| { [$x] } }
