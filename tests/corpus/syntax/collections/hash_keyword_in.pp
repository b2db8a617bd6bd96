# An operator is no key.
$x = {in => 1}
