# Not even this one.
$x = $a ? { type => 1 }
