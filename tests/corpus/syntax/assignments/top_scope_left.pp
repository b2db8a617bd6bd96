# A variable of the top scope.
$::x = 1
