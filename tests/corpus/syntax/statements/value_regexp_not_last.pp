# A regular expression after a value.
1
/a/
$a = 1
