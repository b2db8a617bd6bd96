# And unless.
$x = unless $a { 1 }
