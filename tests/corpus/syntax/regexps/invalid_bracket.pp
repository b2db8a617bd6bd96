# A bracket that is not closed.
$x = $a =~ /[b/
