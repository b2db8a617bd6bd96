# An operator after the braces.
$x = $a ? { 1 => 2 } + 3
$y = $a ? { 1 => 2 } == 3
