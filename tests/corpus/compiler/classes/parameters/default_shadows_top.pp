# A default with the name of a variable of the top.
$x = 'top'
class a($x = $::x) { notify { $x: } }
include a
