# The default is tried last.
$r = 'b' ? { default => 'd', 'b' => 'B' }
notify { $r: }
