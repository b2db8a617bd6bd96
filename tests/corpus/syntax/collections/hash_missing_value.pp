# A value is missing.
$x = {a => }
