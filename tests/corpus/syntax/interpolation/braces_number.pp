# A number in braces is a match variable.
$x = "${0} ${1} ${10}"
