# A selector in a selector.
$r = 'a' ? { 'a' => 'x' ? { 'x' => 'ax' }, default => 'd' }
notify { $r: }
