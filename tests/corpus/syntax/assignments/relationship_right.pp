# A relationship binds tighter.
$x = A[1] -> B[2]
