# A type as value is equal to the same type.
$r = Integer ? { Integer => 'same', default => 'd' }
notify { $r: }
