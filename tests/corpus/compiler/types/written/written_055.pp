# Fails: Types in texts and definitions, case 55.
type T = Optional[Type[a]]
notice(1 =~ T)
