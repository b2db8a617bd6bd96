# A define sees all of the top, since it is evaluated later.
define d { notify { "d ${x}": } }
d { 't': }
$x = 'late'
