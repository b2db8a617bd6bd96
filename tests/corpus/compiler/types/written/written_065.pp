# Fails: Types in texts and definitions, case 65.
type T = Struct[{a=>Binary[1]}]
notice(1 =~ T)
