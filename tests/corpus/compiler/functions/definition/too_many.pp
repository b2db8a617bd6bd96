# Fails: too many arguments.
function f($a) { }
f(1, 2)
