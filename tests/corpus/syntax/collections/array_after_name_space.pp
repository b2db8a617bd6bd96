# A bracket after a space starts an array: two statements.
$x = $a [1]
