# Nothing takes the rest.
define a($x, *$y) { }
