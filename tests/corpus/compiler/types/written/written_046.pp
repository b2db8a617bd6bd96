# Fails: Types in texts and definitions, case 46.
type T = Optional[Hash[Integer]]
notice(1 =~ T)
