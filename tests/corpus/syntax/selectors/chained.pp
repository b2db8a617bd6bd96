# A selector on the result of a selector.
$x = $a ? { 1 => 2 } ? { 2 => 3 }
