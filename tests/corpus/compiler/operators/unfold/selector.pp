# A splat in a selector.
$odd = [1, 3, 5]
$r = 5 ? { *$odd => 'odd', default => 'even' }
notify { $r: }
