# There is no plus sign in front of a number.
$x = +1
