# Types in types.
$x = Hash[String, Variant[Integer, Array[String]]]
