# A parameter twice.
define a($x, $x) { }
