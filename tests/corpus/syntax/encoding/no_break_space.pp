# A no-break space is a space.
$a = 1
