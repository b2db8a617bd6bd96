# A regular expression as a statement has no effect.
/a/
$x = 1
