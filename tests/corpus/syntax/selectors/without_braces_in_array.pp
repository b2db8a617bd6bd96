# In an array the comma ends it.
$x = [$a ? 1 => 2, 3]
