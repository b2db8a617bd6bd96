# A class's variable shadows the top's.
$x = 'top'
class c { $x = 'class' notify { "c ${x} ${::x}": } }
include c
