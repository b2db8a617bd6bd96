# Fails: an element cannot be assigned.
$h = { a => 1 }
$h['a'] = 2
