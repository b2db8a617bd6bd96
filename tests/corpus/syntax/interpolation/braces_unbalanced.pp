# A brace too few.
$x = "a ${ {b => 1 } c"
