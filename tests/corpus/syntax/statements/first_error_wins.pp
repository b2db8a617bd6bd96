# Only the first syntax error is reported.
$a = = 1
$b = = 2
