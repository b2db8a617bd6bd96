# A function does not see the groups of its caller.
function f() { "seen ${1}" }
$m = 'abc' =~ /(b)/
notify { f(): }
