# Parameters with types and defaults.
class a($x, $y = 1, Integer $z, Array[String] $w = ['a'],) { }
