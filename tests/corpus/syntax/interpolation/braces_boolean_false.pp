# The other one.
$x = "${false}"
