# A number after a dollar is a match variable.
$x = "$1 $10a $0"
