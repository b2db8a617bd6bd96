# Types in texts and definitions, case 33.
type T = Integer[default, 5]
notice(T)
