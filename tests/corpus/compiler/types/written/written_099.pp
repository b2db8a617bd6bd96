# Fails: Types in texts and definitions, case 99.


notice(Type("Struct[a]"))
