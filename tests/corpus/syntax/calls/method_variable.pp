# No variable.
$a.$b
