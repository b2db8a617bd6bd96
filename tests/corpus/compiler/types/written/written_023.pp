# Types in texts and definitions, case 23.
type T = Enum[a,b,true]
notice(T)
