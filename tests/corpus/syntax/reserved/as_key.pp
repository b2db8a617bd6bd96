# As a key.
$a = {private => 1, attr => 2}
