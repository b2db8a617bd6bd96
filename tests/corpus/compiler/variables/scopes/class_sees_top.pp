# A class sees the top scope.
$x = 'top'
class c { notify { "c ${x}": } }
include c
