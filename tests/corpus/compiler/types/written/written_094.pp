# Types in texts and definitions, case 94.


notice(Type("Foo"))
