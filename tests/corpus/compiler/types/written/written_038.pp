# Types in texts and definitions, case 38.
type T = Optional[Array[1,2]]
notice(1 =~ T)
