# A keyword followed by a parenthesis in braces.
$x = "${if(1)}"
