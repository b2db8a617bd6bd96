# Fails: a value of the wrong type.
define d(Integer $a) { }
d { 'x': a => 'one' }
