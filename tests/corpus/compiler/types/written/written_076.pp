# Fails: Types in texts and definitions, case 76.
type T = Struct[{a=>Runtime[a]}]
notice(1 =~ T)
