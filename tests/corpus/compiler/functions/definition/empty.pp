# A function without a body gives undef.
function f() { }
notify { 'v': message => [f()] }
