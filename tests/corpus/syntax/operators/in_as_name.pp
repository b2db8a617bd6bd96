# in is no name.
$x = in
