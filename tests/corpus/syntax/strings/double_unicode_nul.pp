# The first character of all.
$x = "\u0000a\u{1}"
