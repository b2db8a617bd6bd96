# Fails: several mistakes at once.
define d(Integer $a, $b) { }
d { 'x': a => 'one', c => 1 }
