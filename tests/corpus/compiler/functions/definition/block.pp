# Fails: a function does not take a lambda that it has not asked for.
function f($x) { $x }
f(1) |$y| { $y }
