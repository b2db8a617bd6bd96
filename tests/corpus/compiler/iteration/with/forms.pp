# The function with.
notify { 'v': message => [with(1, 2) |$a, $b| { $a + $b }, with() || { 'none' }, 5.with |$x| { $x }] }
