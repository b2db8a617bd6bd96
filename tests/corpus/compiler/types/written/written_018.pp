# Types in texts and definitions, case 18.
type T = Class['foo']
notice(T)
