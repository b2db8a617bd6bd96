# The last parameter takes the rest, with a type.
function f(Integer *$r) { $r }
notify { 'v': message => [f(), f(1, 2)] }
