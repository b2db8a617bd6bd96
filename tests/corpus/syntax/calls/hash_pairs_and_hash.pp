# A hash in braces is an argument of its own.
f({a => 1}, b => 2, {c => 3})
