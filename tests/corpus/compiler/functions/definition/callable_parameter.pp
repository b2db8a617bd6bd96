# Fails: a parameter for a lambda cannot be written.
function f(Callable $x) { $x }
f(1)
