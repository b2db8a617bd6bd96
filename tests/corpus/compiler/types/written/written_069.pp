# Types in texts and definitions, case 69.
type T = Struct[{a=>Enum[a,b,true]}]
notice(1 =~ T)
