# An index with braces right after it.
$x = $a['b'] {}
