# Types in texts and definitions, case 19.
type T = Collection[1]
notice(T)
