# A statement call is no expression.
$x = "${include foo}"
