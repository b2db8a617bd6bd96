# A function may be defined after its use.
notify { 'v': message => f(3) }
function f($x) { $x }
