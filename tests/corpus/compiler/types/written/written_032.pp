# Fails: Types in texts and definitions, case 32.
type T = Integer[1+1]
notice(T)
