# An array.
[f()]
$a = 1
