# Unfolding.
*$b
$a = 1
