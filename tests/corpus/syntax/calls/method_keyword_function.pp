# Not this one.
$a.function
