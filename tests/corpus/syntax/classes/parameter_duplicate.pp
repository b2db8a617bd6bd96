# A parameter twice.
class a($x, $y, $x, $x) { }
