# Types in texts and definitions, case 100.


notice(Type("Callable[1]"))
