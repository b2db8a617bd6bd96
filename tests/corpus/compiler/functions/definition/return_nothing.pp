# A function is left without a value.
function f() { return() }
notify { 'v': message => [f()] }
