# Fails: Types in texts and definitions, case 49.
type T = Optional[Optional[1]]
notice(1 =~ T)
