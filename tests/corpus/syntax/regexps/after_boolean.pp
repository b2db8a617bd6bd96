# After a boolean too.
$x = true /c/ d
