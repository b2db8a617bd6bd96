# A break in a function does not end the caller's loop.
function f() { break() }
$r = [1, 2].map |$x| { f() }
notify { "x${r}": }
