# Matches bind tighter than products.
$x = $a =~ /b/ == true
$y = 2 * $a =~ /b/
