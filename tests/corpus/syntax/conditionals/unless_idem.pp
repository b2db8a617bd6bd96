# unless counts as an effect or not.
unless $a { 1 }
$x = 1
