# Types in texts and definitions, case 73.
type T = Struct[{a=>Iterator[Integer]}]
notice(1 =~ T)
