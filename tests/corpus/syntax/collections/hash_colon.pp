# Not a colon.
$x = {a: 1}
