# Fails: Types in texts and definitions, case 54.
type T = Optional[Timestamp[1,2,3]]
notice(1 =~ T)
