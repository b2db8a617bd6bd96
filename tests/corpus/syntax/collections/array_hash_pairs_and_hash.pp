# A hash in braces is not merged.
$x = [a => 1, {b => 2}, c => 3, d => 4,]
