# A leading zero with an exponent.
$x = 01e3
