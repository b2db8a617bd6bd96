# A character property that does not exist.
$x = $a =~ /\p{Nothing}/
