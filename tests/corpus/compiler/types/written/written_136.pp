# Types in texts and definitions, case 136.


notice(Type("Iterator[Integer]"))
