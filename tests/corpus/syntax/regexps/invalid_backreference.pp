# A group that does not exist.
$x = $a =~ /(b)\2/
