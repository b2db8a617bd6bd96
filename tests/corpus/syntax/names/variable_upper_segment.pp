# So does every segment.
$x = $foo::Bar
