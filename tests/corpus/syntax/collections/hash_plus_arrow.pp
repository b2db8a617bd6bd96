# There is no other arrow in a hash.
$x = {a +> 1}
