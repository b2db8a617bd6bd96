# Fails: Types in texts and definitions, case 39.
type T = Optional[Binary[1]]
notice(1 =~ T)
