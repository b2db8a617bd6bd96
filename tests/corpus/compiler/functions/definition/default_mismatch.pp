# Fails: a default of the wrong type.
function f(Integer $a = 'x') { $a }
notify { 'v': message => f() }
