function m($x) { $x }
