# A code point beyond the last one.
$x = "\u{110000}"
