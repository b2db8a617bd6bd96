# Types in texts and definitions, case 35.
type T = NotUndef
notice(T)
