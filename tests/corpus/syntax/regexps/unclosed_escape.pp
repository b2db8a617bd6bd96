# An escaped slash at the end: no regular expression, but a division.
$x = $a =~ /b\/
