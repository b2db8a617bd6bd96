# Two slashes after a value are two divisions.
$x = 4 // 2
