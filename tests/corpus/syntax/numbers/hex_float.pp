# A hexadecimal number has no fraction.
$x = 0xff.5
