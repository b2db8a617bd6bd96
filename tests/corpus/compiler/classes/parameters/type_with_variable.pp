# Fails: types of parameters see no variables.
class a(Integer[1, $x] $p = 1) { }
$x = 5
include a
