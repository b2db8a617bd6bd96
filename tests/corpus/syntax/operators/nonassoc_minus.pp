# Minus and unfold repeated.
$x = - - 1
$y = **$a
