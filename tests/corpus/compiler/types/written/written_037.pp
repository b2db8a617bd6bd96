# Types in texts and definitions, case 37.
type T = Optional['x']
notice(T)
