# Fails: Types in texts and definitions, case 30.
type T = Integer | String
notice(T)
