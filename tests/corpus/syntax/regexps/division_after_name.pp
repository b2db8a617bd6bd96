# After a name a slash divides.
$x = foo /a/ bar
