# A line break before the bracket makes an array.
$x = $a
[1]
