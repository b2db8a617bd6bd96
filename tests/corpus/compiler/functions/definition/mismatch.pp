# Fails: an argument of the wrong type.
function f(Integer $a) { $a }
notify { 'v': message => f('one') }
