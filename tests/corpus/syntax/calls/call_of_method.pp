# A method call cannot be called again.
$x = $a.b(1)(2)
