# Fails: Types in texts and definitions, case 52.
type T = Optional[String[a]]
notice(1 =~ T)
