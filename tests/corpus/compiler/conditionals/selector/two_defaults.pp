# Fails: a selector with two defaults.
$r = 'z' ? { default => 'one', default => 'two' }
notify { $r: }
