# Fails: Types in texts and definitions, case 20.
type T = Default[1]
notice(T)
