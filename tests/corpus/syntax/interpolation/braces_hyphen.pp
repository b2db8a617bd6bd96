# A word with a hyphen in braces is a variable with a bad name.
$x = "${a-b}"
