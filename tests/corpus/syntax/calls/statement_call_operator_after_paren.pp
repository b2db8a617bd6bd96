# A call with parentheses, then an operator.
$x = include('a') + 1
