# The plain arrow only.
$x = $a ? { 1 +> 2 }
