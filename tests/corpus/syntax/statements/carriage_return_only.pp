# A lone carriage return is a space.
$a = 1$b = 2

