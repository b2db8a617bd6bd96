# A comment runs from the hash to the end of the line.
$x = 1 # after code
# $y = 2
$z = 3#directly after a token
