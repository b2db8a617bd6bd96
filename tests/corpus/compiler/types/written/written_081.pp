# Fails: Types in texts and definitions, case 81.
type T = Struct[{a=>Undef[a]}]
notice(1 =~ T)
