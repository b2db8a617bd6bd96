# Other wide spaces, too.
$a = 1　+ 2
