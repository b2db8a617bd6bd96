# Fails: Types in texts and definitions, case 12.
type T = 'Integer'
notice(T)
