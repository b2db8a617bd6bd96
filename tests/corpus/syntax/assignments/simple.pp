# A variable gets a value.
$x = 1
