# An empty conditional is without effect too.
if $a { }
$x = 1
