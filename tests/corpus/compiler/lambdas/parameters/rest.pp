# A lambda's parameter takes the rest.
notify { 'v': message => [with(1, 2, 3) |$x, *$r| { [$x, $r] }, with() |*$r| { $r }] }
