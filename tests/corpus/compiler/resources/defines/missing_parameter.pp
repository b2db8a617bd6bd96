# Fails: a parameter is missing.
define d($a) { }
d { 'x': }
