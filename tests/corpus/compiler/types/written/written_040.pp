# Types in texts and definitions, case 40.
type T = Optional[Callable[Integer,1,2,Callable]]
notice(1 =~ T)
