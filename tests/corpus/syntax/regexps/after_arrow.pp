# After an arrow.
$x = {a => /b/}
