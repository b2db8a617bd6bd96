# Fails: Types in texts and definitions, case 67.
type T = Struct[{a=>Class[a,b]}]
notice(1 =~ T)
