function m::f($x) { "f${x}" }
