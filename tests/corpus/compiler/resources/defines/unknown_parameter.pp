# Fails: a parameter that does not exist.
define d($a = 1) { }
d { 'x': b => 1 }
