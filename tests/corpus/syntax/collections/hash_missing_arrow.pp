# An arrow is missing.
$x = {a 1}
