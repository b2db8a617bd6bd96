# The first without a default is reported.
define a($x, $tag = 1, $noop, $alias) { }
