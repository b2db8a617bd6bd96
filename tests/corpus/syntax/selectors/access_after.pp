# An index after a selector.
$x = $a ? { 1 => [2] }[0]
