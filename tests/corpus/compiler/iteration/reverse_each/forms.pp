# The function reverse_each.
[1, 2, 3].reverse_each |$x| { notice($x) }
notify { 'v': message => [1, 2, 3].reverse_each.map |$x| { $x } }
