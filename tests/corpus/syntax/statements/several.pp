# Statements follow each other, on one line or on many.
$a = 1 $b = 2
$c = 3
include d include e
