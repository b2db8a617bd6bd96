# Another.
$a = unless
