# Types in matches.
$x = $a =~ Integer
$y = $a =~ Array[String] and $b !~ Hash
$z = Integer < Numeric
