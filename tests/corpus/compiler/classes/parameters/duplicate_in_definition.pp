# A parameter is defined twice.
class a($x, $x) { }
