# Fails: too few arguments.
function f($a, $b) { }
f(1)
