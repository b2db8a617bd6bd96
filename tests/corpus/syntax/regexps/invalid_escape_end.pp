# A lookbehind of variable length.
$x = $a =~ /(?<=b+)c/
