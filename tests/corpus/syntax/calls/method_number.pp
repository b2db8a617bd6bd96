# No number.
$a.1
