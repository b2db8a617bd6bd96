# A setting says how many warnings are logged.
# settings: {"max_warnings": 1}
$x = { a => 1, a => 2 }
$y = { b => 1, b => 2 }
