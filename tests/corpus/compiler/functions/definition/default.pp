# Parameters with defaults that see earlier ones.
function f($a, $b = $a * 2, $c = $a + $b) { [$a, $b, $c] }
notify { 'v': message => [f(1), f(1, 5), f(1, 5, 9)] }
