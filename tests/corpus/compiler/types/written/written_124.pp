# Types in texts and definitions, case 124.


notice(Type("Regexp[a]"))
