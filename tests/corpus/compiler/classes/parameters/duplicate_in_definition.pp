# Fails: a parameter is defined twice.
class a($x, $x) { }
