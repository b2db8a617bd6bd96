# Types in texts and definitions, case 85.
type T = Type[Integer]
notice(T)
