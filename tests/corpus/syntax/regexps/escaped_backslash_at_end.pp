# A backslash pair before the end.
$x = $a =~ /a\\/
