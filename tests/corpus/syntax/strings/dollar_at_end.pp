# A dollar before the closing quote.
$x = "$"
$y = "a$"
