# An exponent that is too small.
$x = 1e-400
