# The file ends inside of an interpolation.
$x = "${a
