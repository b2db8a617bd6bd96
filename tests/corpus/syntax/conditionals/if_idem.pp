# A conditional without any effect.
if $a { 1 } else { 2 }
$x = 1
