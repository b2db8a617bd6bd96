# A match variable with an index.
$x = "${1[0]} ${0x1[0]}"
