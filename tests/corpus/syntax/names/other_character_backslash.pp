# A backslash outside of a string.
$x = \n
