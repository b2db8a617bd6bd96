# The last parameter takes the rest.
function f($a, *$r) { [$a, $r] }
notify { 'v': message => [f(1), f(1, 2), f(1, 2, 3)] }
