# An escape that produces a quote does not end the string.
$x = "a\u0022b"
