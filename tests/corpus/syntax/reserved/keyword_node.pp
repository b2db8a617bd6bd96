# Another.
$a = node
