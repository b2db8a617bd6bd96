# Fails: the parameter of a define that does not exist.
define d { }
d { 'x': subscribe => Notify['zz'] }
