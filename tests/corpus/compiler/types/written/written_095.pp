# Types in texts and definitions, case 95.


notice(Type("Foo[bar]"))
