# A backslash before a lone carriage return.
$x = "a\b"

