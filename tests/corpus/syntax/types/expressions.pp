# Type expressions as values.
$x = Integer
$y = Variant[Integer, Array[String, 1, 2]]
$z = Struct[{a => Integer, Optional['b'] => NotUndef}]
$w = Callable[[Integer, String], Boolean]
$v = Enum[a, b, c]
