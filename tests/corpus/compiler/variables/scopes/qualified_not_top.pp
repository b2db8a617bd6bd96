# By a class's name, the top's variables are not found.
$x = 'top'
class b { }
include b
notify { "v ${b::x}": }
