# Only the first four digits belong to the escape.
$x = "\u004142"
