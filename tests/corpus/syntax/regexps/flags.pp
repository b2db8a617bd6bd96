# Flags are written inside.
$x = $a =~ /(?i:b)(?mx-i:c)/
