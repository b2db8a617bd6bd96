# So a hash cannot be divided.
$x = {a => 1} / 2
