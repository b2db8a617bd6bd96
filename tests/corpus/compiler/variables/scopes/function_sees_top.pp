# A function sees the top scope and not its caller.
$x = 'top'
function f() { "${x} ${y}" }
class c { $x = 'class' $y = 'class' notify { f(): } }
include c
