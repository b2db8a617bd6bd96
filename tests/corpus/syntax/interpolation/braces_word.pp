# A bare word in braces is a variable.
$x = "${_a}"
