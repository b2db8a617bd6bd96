# A brace that is no repetition is a character.
$x = $a =~ /a{,b} {2}x{3,1}/
