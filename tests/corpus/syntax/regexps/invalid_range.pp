# A range that runs backwards.
$x = $a =~ /[z-a]/
