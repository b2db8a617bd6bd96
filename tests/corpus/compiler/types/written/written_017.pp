# Types in texts and definitions, case 17.
type T = Callable[[], Integer]
notice(T)
