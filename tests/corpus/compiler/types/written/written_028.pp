# Fails: Types in texts and definitions, case 28.
type T = Hash[Integer,String,1,2,3]
notice(T)
