# Types in texts and definitions, case 43.
type T = Optional[Enum[a,b,true]]
notice(1 =~ T)
