# A key twice is warned of.
$x = {a => 1, 'a' => 2, "a" => 3, b => 4}
