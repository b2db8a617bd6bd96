# Types in texts and definitions, case 58.
type T = Resource['file']
notice(T)
