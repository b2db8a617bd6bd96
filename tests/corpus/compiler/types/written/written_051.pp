# Fails: Types in texts and definitions, case 51.
type T = Optional[Scalar[a]]
notice(1 =~ T)
