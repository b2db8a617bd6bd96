# A string.
"a${b}"
$a = 1
