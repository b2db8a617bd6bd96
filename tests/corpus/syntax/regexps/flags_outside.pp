# Flags cannot follow.
$x = $a =~ /b/i
