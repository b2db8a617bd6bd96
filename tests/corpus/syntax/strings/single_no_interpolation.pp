# Nothing is interpolated.
$x = '$a ${b}'
