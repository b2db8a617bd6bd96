# An element of a call's result.
f()[1]
$a = 1
