# Types in texts and definitions, case 121.


notice(Type("Runtime[ruby,a]"))
