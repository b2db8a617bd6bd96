# Types in texts and definitions, case 83.
type T = Tuple[Integer, 1, default]
notice(T)
