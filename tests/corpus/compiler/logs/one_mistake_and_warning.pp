# Fails: a single mistake is what the compilation fails with; the warning is logged.
$x = { a => 1, a => 2 }
$a::b = 1
