# A string is read to its end before its interpolations are parsed.
$x = "a ${=} b
