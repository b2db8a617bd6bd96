# Fails: Types in texts and definitions, case 71.
type T = Struct[{a=>Hash[Integer,String,1,2,3]}]
notice(1 =~ T)
