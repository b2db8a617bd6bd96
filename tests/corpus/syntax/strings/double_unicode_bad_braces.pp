# Not a number in braces: kept, with a warning.
$x = "\u{xyz} \u{} \u{1234567}"
