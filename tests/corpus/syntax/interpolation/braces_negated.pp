# A minus or not before a name.
$x = "${-a} ${!a} ${*a}"
