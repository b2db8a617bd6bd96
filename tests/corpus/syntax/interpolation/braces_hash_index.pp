# A hash with an index.
$x = "${ {b => 1}[b] }"
