# One expression only.
$x = "${a b}"
