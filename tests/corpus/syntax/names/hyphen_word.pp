# A name with hyphens is a bare word, a string.
$a = foo-bar
$b = foo--bar
$c = a-1
