# Types in texts and definitions, case 131.


notice(Type("Enum[a,b,true]"))
