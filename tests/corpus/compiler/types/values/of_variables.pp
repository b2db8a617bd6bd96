# A type in a variable.
$t = Integer[1, 5]
notify { 'v': message => [3 =~ $t, $t == Integer[1, 5], 3 ? { $t => 'in', default => 'out' }] }
