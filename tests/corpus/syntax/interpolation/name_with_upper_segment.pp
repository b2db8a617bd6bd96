# A bad name inside of an interpolation.
$x = "${foo::Bar}"
