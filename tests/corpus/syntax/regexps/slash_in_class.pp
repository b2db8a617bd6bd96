# A slash in brackets ends it all the same.
$x = $a =~ /[/]/
