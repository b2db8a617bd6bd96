# A name on the left.
$x = foo ? { foo => 1 }
