# The same, the other way around.
$x = -$j[1].k in $i =~ $h * $g + $f << $e == $d < $c and $b or !$a
