# Keys that must be computed are not compared.
$x = {$a => 1, $a => 2, "a${b}" => 3, "a${b}" => 4, f() => 5, f() => 6}
