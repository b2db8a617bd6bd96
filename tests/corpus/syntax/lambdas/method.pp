# After method calls, with and without parentheses.
$a.b |$x| { $x }
$a.b() |$x| { $x }
$a.b(1) |$x, $y| { $x }
