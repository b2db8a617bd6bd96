# Fails: a default that uses a later parameter.
define d($a = $b, $b = 1) { }
d { 'x': }
