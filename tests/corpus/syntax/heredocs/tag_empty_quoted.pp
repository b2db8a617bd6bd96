# An empty tag in quotes.
$x = @("")
a
