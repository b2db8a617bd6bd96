# Fails: Types in texts and definitions, case 74.
type T = Struct[{a=>Object[a]}]
notice(1 =~ T)
