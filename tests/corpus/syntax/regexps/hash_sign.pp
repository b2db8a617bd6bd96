# A hash sign is a character.
$x = $a =~ /# not a comment/
