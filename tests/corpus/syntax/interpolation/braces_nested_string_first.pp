# A nested string as the first of several tokens.
$x = "${"a" + 1}"
