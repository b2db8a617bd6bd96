# Fails: a selector must match.
$x = 'q'
$y = $x ? { 'a' => 1, 'b' => 2 }
