# Types in texts and definitions, case 26.
type T = Float[1, 2.5]
notice(T)
