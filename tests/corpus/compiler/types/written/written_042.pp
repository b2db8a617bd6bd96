# Fails: Types in texts and definitions, case 42.
type T = Optional[Default[1]]
notice(1 =~ T)
