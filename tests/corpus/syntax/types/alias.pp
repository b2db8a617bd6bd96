# Type aliases.
type A = Integer
type B::C = Array[Integer, 1]
type D = Variant[Integer, Struct[{x => Integer}]]
