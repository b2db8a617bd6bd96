# No bare word with a hyphen.
$a.b-c
