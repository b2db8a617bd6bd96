# Each of them is warned of, at the end of the string.
$x = "\a \b"
$y = "x
\c"
