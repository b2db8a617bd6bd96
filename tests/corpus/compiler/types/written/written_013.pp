# Fails: Types in texts and definitions, case 13.
type T = Array[$x]
notice(T)
