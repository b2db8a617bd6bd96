# Fails: a value of the wrong type.
function f($a) >> Integer { $a }
notify { 'v': message => f('x') }
