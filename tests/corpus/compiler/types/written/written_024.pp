# Types in texts and definitions, case 24.
type T = Error[a, b]
notice(T)
