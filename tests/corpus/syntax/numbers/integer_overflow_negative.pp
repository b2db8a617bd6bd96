# The smallest 64-bit integer cannot be written: the minus is an operator.
$x = -9223372036854775808
