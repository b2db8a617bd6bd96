# Neither is a semicolon.
$x = "${$a;}"
