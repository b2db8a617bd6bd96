# Fails: Types in texts and definitions, case 15.
type T = Boolean[1]
notice(T)
