# A backslash pair and an escaped slash.
$x = $a =~ /a\\\/b/
