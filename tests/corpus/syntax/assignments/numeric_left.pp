# A match variable.
$1 = 2
