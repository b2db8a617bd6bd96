# Nor a hash.
$x = {a => 1}(2)
