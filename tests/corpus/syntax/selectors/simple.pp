# A selector.
$x = $a ? { 1 => 'b', 'c' => 'd', default => 'e' }
