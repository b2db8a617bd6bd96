# Pairs among the parameters.
type A = Struct[x => Integer, y => String]
