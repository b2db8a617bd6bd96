# Fails: Types in texts and definitions, case 78.
type T = Struct[{a=>Struct[a]}]
notice(1 =~ T)
