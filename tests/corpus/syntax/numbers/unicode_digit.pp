# Only ASCII digits make a number.
$x = 1٣
