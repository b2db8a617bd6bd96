# A segment of digits.
$x = $foo::1
