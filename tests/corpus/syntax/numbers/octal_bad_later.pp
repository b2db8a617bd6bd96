# Not even later.
$x = 0778
