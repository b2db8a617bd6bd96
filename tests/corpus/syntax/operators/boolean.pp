# and binds tighter than or.
$x = $a and $b or $c and $d
$y = $a or $b and $c or $d
