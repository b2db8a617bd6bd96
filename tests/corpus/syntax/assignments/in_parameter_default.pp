# Not in the default of a parameter.
define foo($a = $b = 1) { }
