# Types in texts and definitions, case 141.


notice(Type("Callable[Integer,1,2,Callable]"))
