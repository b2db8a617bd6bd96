# A method call on a hexadecimal number.
$x = 0xff.abs
