# A program may end in a value.
$a = 1
$a
