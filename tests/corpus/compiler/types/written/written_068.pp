# Fails: Types in texts and definitions, case 68.
type T = Struct[{a=>Default[1]}]
notice(1 =~ T)
