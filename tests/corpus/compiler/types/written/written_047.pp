# Fails: Types in texts and definitions, case 47.
type T = Optional[Iterable[a]]
notice(1 =~ T)
