# An index is needed.
$x = $a[]
