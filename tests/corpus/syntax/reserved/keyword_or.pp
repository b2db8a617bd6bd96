# Another.
$a = or
