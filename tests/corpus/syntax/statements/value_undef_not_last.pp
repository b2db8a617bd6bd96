# undef.
undef
$a = 1
