# All levels of precedence in one line.
$x = !$a or $b and $c < $d == $e << $f + $g * $h =~ $i in -$j[1].k
