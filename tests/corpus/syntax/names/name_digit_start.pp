# A word cannot start with a digit.
$a = 1foo
