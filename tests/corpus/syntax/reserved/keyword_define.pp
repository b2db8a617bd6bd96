# Another.
$a = define
