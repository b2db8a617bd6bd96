# A position in a file with CR LF.
$a = 1
$b = )
