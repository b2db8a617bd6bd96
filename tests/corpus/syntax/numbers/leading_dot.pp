# A number starts with a digit.
$x = .5
