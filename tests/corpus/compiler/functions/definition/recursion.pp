# A function calls itself.
function fact(Integer $n) >> Integer { if $n < 2 { 1 } else { $n * fact($n - 1) } }
notify { 'v': message => fact(15) }
