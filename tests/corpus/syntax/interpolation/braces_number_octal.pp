# An octal number in braces.
$x = "${010}"
