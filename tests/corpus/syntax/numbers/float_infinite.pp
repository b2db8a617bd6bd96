# An exponent that is too large.
$x = 1e400
