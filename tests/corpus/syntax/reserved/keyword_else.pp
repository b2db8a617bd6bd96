# Another.
$a = else
