# Pairs of backslashes before a quote.
$x = ["\\", "\\\\", "\\\"", "a\\"]
