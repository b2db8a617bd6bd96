# With a default it is warned of.
define a($noop = true, $before = undef) { }
