# Fails: a type alias is evaluated when it is used.
$n = 5
type A = Integer[1, $n]
notify { 'v': message => [3 =~ A, 6 =~ A] }
