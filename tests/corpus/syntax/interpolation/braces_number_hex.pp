# A hexadecimal number in braces.
$x = "${0x1}"
