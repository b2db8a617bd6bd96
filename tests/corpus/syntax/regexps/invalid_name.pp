# A named group that does not exist.
$x = $a =~ /\k<b>/
