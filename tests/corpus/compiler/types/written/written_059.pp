# Fails: Types in texts and definitions, case 59.
type T = Runtime[a]
notice(T)
