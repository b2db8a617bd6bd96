# A hash with an index.
$x = {a => 1}[a]
