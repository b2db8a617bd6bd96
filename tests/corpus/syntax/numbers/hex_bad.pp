# A hexadecimal integer has only hexadecimal digits.
$x = 0xfg
