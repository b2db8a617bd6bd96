# An exponent has no plus sign.
$x = 1e+3
