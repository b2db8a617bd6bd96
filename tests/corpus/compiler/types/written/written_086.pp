# Types in texts and definitions, case 86.
type T = Variant[Foo[1],String]
notice(T)
