# A class sees what the top has when it is evaluated.
class c { notify { "c ${x}": } }
include c
$x = 'late'
