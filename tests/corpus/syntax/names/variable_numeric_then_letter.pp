# A variable that starts with a digit is a number.
$x = $1a
