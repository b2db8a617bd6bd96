# A segment cannot start with a digit.
$a = foo::1a
