# Types in texts and definitions, case 16.
type T = Callable[1]
notice(T)
