# A dot with spaces around.
$x = 1 . abs
