# A call with an array of arguments.
function f($a, $b, $c) { "${a}${b}${c}" }
notify { f(1, *[2, 3]): }
