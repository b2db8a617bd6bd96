# But not with an operator.
$x = "${class + 1}"
