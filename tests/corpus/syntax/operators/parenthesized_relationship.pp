# A relationship in parentheses.
$x = (A[1] -> B[2])
