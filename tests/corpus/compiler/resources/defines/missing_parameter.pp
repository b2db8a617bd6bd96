# A parameter is missing.
define d($a) { }
d { 'x': }
