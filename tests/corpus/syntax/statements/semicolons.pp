# Semicolons separate.
$a = 1; $b = 2;
include c;
