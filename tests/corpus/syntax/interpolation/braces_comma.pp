# A comma is not.
$x = "${$a, $b}"
