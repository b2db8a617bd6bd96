# So does a relationship.
$x = "${A['b'] -> C['d']}"
