# Fails: a selector on nothing must match as well.
$x = undef
$y = $x ? { 'a' => 1 }
