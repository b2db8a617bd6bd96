# A regular expression may span lines.
$x = $a =~ /b
c/
