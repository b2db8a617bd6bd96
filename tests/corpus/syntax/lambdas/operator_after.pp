# An operator after a lambda.
$x = f() |$y| { 1 } + 2
$z = $a.b |$y| { 1 } == 2
