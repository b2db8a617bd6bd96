# An argument undef does not take the default.
function f($a = 'd') { [$a] }
notify { 'v': message => f(undef) }
