# A method call on a hash.
$x = {a => 1}.keys
