# Fails: with strict checks, what would be warnings are mistakes.
# settings: {"strict": "error"}
$x = { a => 1, a => 2 }
$y = { b => 1, b => 2 }
