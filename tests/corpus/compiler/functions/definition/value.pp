# A function's value is that of its last expression.
function f($x) { $y = $x + 1 $y * 2 }
notify { 'v': message => f(3) }
