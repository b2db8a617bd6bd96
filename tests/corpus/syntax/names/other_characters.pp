# Characters that start no token.
$x = ^
