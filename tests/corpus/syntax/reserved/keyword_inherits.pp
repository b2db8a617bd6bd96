# Another.
$a = inherits
