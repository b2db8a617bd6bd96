# An escaped slash.
$x = $a =~ /a\/b\/c/
