# A conditional in an expression.
$x = 1 + if $a { 2 } else { 3 } + 4
