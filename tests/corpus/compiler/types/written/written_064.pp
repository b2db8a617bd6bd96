# Types in texts and definitions, case 64.
type T = Struct[{a=>Array[1,2]}]
notice(1 =~ T)
