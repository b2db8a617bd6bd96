# A fraction in braces.
$x = "${1.5}"
