# Fails: several arguments of the wrong types.
function f(Integer $a, String $b) { $a }
notify { 'v': message => f('one', 2) }
