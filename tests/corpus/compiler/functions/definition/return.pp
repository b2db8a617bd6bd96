# A function is left with a value.
function f($a) { if $a { return 'early' } 'late' }
notify { 'v': message => [f(true), f(false)] }
