# Fails: Types in texts and definitions, case 48.
type T = Optional[Numeric[1]]
notice(1 =~ T)
