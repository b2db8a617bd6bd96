define app::defined($x = "own") { $y = $x }
