# Fails: Types in texts and definitions, case 75.
type T = Struct[{a=>Pattern[1]}]
notice(1 =~ T)
