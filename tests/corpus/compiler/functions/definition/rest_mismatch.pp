# Fails: the rest has the wrong type.
function f(Integer *$r) { $r }
notify { 'v': message => f(1, 'two') }
