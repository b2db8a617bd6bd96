# Types in texts and definitions, case 60.
type T = Runtime[ruby,a]
notice(T)
