# A pair in a pair.
$x = {a => b => 1}
