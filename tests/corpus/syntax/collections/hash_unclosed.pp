# A brace is missing.
$x = {a => 1
