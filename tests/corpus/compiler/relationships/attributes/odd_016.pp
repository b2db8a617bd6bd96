# Odd names and references, case 16.
$_x = 1 notice($_x)
