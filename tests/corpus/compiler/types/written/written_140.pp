# Types in texts and definitions, case 140.


notice(Type("Callable[[Integer],String]"))
