# Types in texts and definitions, case 66.
type T = Struct[{a=>Callable[Integer,1,2,Callable]}]
notice(1 =~ T)
