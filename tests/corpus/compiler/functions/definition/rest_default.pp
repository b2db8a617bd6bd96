# The rest has a default.
function f(*$r = [1, 2]) { $r }
notify { 'v': message => [f(), f(3)] }
