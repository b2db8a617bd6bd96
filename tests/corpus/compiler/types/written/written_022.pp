# Fails: Types in texts and definitions, case 22.
type T = Enum[1]
notice(T)
