# An exponent needs digits.
$x = 1e
