# Curly quotes are no quotes.
$a = “b”
