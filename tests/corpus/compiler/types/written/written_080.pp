# Fails: Types in texts and definitions, case 80.
type T = Struct[{a=>TypeAlias['x']}]
notice(1 =~ T)
