# Fails: a required parameter after an optional one.
function f($a = 1, $b) { }
f(1, 2)
