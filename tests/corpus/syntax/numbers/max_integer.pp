# The largest integer, and the smallest that can be written.
$x = 9223372036854775807
$y = -9223372036854775807
