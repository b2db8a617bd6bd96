# Three times is warned of twice.
$x = {a => 1, a => 2, a => 3}
