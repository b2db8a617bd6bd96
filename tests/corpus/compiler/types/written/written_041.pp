# Fails: Types in texts and definitions, case 41.
type T = Optional[Class[a,b]]
notice(1 =~ T)
