# Escapes next to each other, and after a backslash pair.
$x = "\u0041\u0042\\\u0043\\u0044"
