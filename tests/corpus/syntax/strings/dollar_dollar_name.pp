# Two dollars and a name.
$x = "$$a"
