# Fails: a function's parameter cannot be assigned.
function f($x) { $x = 2 }
f(1)
